// Game folders, and the file that says which there are.
export { nameFolders, readConfig, type GamesConfig } from './config.ts'
export type { Audit, AuditReport, GameEntry, GameFile, Importer, Said, Tools } from './game-file.ts'
export { BadGame, gameFileIn, readGame } from './read-game.ts'
export { MODULE_FOLDERS } from './module-folders.ts'
export { openGame, openEntry } from './open-game.ts'
