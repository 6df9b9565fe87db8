export const en = {
  'home.lead':
    'Five games, five print shops, one table. Pick a sheet and play: against a bot, beside a friend, or by sending a link.',
  'home.play': 'Play',
  'player.you': 'You',
  'player.bot': 'Bot, level {{level}}',
  notFound: 'There is no such page.',
  toHome: 'All games',
} as const
