// The `cardwright` command.
console.error('cardwright: the command line is not written yet')
process.exitCode = 1
