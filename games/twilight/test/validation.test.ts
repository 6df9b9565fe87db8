// [TW-18] A broken pack does not start: every failure is told with file, place and hint.
import { fileURLToPath } from 'node:url'
import { formatProblem, validate, type PackFiles } from '@cardwright/content'
import { readPackFolder } from '@cardwright/content/node'
import { describe, expect, test } from 'vitest'
import { contentUrl, twilight } from '../src/index.ts'

const files = await readPackFolder(fileURLToPath(contentUrl))
type Json = Record<string, any> // oxlint-disable-line typescript/no-explicit-any -- JSON that is to be broken

/** What is wrong with the pack after one change of one file. */
function problems(file: string, change: (json: Json) => void): string[] {
  const json = JSON.parse(files[file]) as Json
  change(json)
  return judged({ ...files, [file]: JSON.stringify(json) })
}
const judged = (changed: PackFiles): string[] =>
  validate(changed, { usedByCode: twilight.reads, judge: twilight.judge }).map(formatProblem)

const card = (json: Json, id: string): Json => json.cards.find((one: Json) => one.id === id)
const inFate = (id: string, change: (one: Json) => void) => () =>
  problems('cards/fate.json', (json) => change(card(json, id)))
const inEnemies = (id: string, change: (one: Json) => void) => () =>
  problems('cards/enemies.json', (json) => change(card(json, id)))
const inHeroes = (id: string, change: (one: Json) => void) => () =>
  problems('cards/heroes.json', (json) => change(card(json, id)))
const inLeshy = (change: (one: Json) => void) => () =>
  problems('behaviours.json', (json) => change(json[0]))
const inBandits = (change: (one: Json) => void) => () =>
  problems('behaviours.json', (json) => {
    const intents = json.flatMap((one: Json) => Object.values(one.intents)) as Json[]
    change(intents.find(({ type }) => type === 'summon')!)
  })
const inCampaign = (change: (json: Json) => void) => () => problems('data/campaign.json', change)
const inBalance = (key: string, value: number) => () =>
  problems('balance.json', (json) => (json[key].value = value))
const withoutFigure = (key: string) => () => {
  const [balance, defaults] = ['balance.json', 'data/defaults.json'].map(
    (file) => JSON.parse(files[file]) as Json,
  )
  delete balance[key]
  delete defaults[key]
  return judged({
    ...files,
    'balance.json': JSON.stringify(balance),
    'data/defaults.json': JSON.stringify(defaults),
  })
}
const inZones = (change: (json: Json) => void) => () => problems('cards/zones.json', change)

test('the pack as it is has no problem', () => {
  expect(judged(files)).toEqual([])
})

describe('[TW-18] refused', () => {
  test.each<[string, () => string[], string]>([
    [
      '[TW-25.56] a behaviour nobody wrote',
      inEnemies('leshy', (one) => (one.data.behavior_id = 'behavior_forest_guardien')),
      'cards/enemies.json:leshy.data.behavior_id  unknown behaviour ("behavior_forest_guardien") — did you mean "behavior_forest_guardian"?',
    ],
    [
      'a balance key the rules read, taken away',
      () => problems('balance.json', (json) => delete json['combat.balance.waitFaith']),
      'balance.json:["combat.balance.waitFaith"]  is missing: the rules read it',
    ],
    [
      'a balance key taken away together with its default',
      withoutFigure('combat.balance.matchMultiplier'),
      'balance.json:["combat.balance.matchMultiplier"]  is missing: the rules read it; write { "value": 1, "unit": … }',
    ],
    [
      'a misspelt balance key: the key that is missing now, with the one that was meant',
      () =>
        problems('balance.json', (json) => {
          json['combat.balance.waitFaht'] = json['combat.balance.waitFaith']
          delete json['combat.balance.waitFaith']
        }),
      'balance.json:["combat.balance.waitFaith"]  is missing: the rules read it; write { "value": 1, "unit": … } — did you mean "combat.balance.waitFaht"?',
    ],
    [
      'a misspelt balance key: the key that nothing reads',
      () =>
        problems('balance.json', (json) => {
          json['combat.balance.waitFaht'] = json['combat.balance.waitFaith']
          delete json['combat.balance.waitFaith']
        }),
      'balance.json:["combat.balance.waitFaht"]  nothing uses this balance key',
    ],
    ['a summon that calls nobody', inBandits((one) => delete one.summons), 'summons  is missing'],
    [
      'a summon of a card',
      inBandits((one) => (one.summons = 'strike_basic')),
      'summons  unknown enemy ("strike_basic")',
    ],
    [
      'a card of a hero in a deck of Fate',
      () => problems('decks.json', (json) => (json[0].cards.strike_basic = 1)),
      'decks.json:[0].cards.strike_basic  is no Fate card ("strike_basic")',
    ],
    [
      'a Fate card in a deck of a hero',
      () => problems('decks.json', (json) => (json[3].cards.fate_crit = 1)),
      'is no card a hero could hold ("fate_crit")',
    ],
    [
      'six enemies at once',
      inCampaign(
        (json) =>
          (json.places[1].options[0].outcome.encounter.enemies = Array(6).fill('shadow_wolf')),
      ),
      'at most 4 enemies stand (6)',
    ],
    [
      'more enemies than the pack lets stand',
      () => problems('balance.json', (json) => (json['combat.balance.maxEnemies'].value = 1)),
      'enemies  at most 1 enemies stand (2)',
    ],
    [
      'a hero whose deck is a deck of Fate',
      inHeroes('mage_elvira', (one) => (one.data.deck = 'fate_core')),
      'data.deck  unknown deck ("fate_core")',
    ],
    [
      'a hero without a body',
      inHeroes('mage_elvira', (one) => (one.stats.hp_max = 0)),
      'stats.hp_max  must be at least 1 (0)',
    ],
    [
      'an Effort limit below 0',
      inHeroes('mage_elvira', (one) => (one.stats.max_effort = -1)),
      'stats.max_effort  must be at least 0 (-1)',
    ],
    [
      'a zone that overlaps the one before it',
      inZones((json) => (card(json, 'mark_nav').data.to = -70)),
      'cards/zones.json:mark_nav.data.to  overlaps the zone before it, which ends at -60 (-70)',
    ],
    [
      'two zones with one border',
      inZones((json) => (card(json, 'mark_nav').data.to = -60)),
      'mark_nav.data.to  overlaps the zone before it, which ends at -60 (-60)',
    ],
    [
      'a last zone that ends too early',
      inZones((json) => (card(json, 'mark_deep_prav').data.to = 90)),
      'mark_deep_prav.data.to  the last zone ends where resonance does, at 100 (90)',
    ],
    [
      'an enemy without a body',
      inEnemies('leshy', (one) => (one.stats.hp_max = 0)),
      'stats.hp_max  must be at least 1 (0)',
    ],
    [
      'an attack without a number',
      inLeshy((one) => delete one.intents.attack_normal.value_formula),
      'intents.attack_normal  needs a value or a value_formula',
    ],
    [
      'an enemy with less than no body',
      inEnemies('leshy', (one) => (one.stats.hp_max = -5)),
      'stats.hp_max  must be at least 1 (-5)',
    ],
    [
      'an enemy without a will',
      inEnemies('leshy', (one) => (one.stats.wp_max = 0)),
      'stats.wp_max  must be at least 1 (0)',
    ],
    [
      'an enemy of whom a zone leaves nothing',
      inEnemies('leshy', (one) => (one.data.resonance_modifiers.prav.hp_max = -15)),
      'data.resonance_modifiers.prav.hp_max  leaves nothing of 15: must be at least -14 (-15)',
    ],
    [
      'a ritual without a shift',
      inLeshy((one) => delete one.intents.ritual_nav.resonance_shift),
      'behaviours.json:[0].intents.ritual_nav.resonance_shift  a ritual moves resonance towards Nav: must be from -99 to -1',
    ],
    [
      'half an energy',
      inBalance('combat.balance.energyPerTurn', 2.5),
      'must be a whole number from 0 to 20 (2.5)',
    ],
    [
      'a factor below 0',
      inBalance('combat.balance.matchMultiplier', -1),
      'must be a number from 0 to 20 (-1)',
    ],
    [
      'a factor of an intent below 0',
      inBalance('combat.balance.heavyAttackMultiplier', -1),
      'must be a number from 0 to 20 (-1)',
    ],
    [
      'five hundred cards at the start',
      inBalance('combat.balance.startHand', 500),
      'balance.json:["combat.balance.startHand"].value  must be a whole number from 0 to 20 (500)',
    ],
    [
      'more cards at the start than a hand holds',
      inBalance('combat.balance.startHand', 8),
      'must be at most combat.balance.maxHand, which is 7 (8)',
    ],
    [
      'nine enemies at once',
      inBalance('combat.balance.maxEnemies', 9),
      'must be a whole number from 1 to 4 (9)',
    ],
    [
      'a card that is played once and does not say so',
      () => problems('cards/once.json', (json) => delete card(json, 'spirit_essence').types),
      'cards/once.json:spirit_essence.types  a card that is played once has the type "exhausting"',
    ],
    [
      'a card that says it is played once and is not',
      () => problems('cards/starters.json', (json) => (json.cards[0].types = ['exhausting'])),
      'types  this card goes to the discard: put it on the shelf of cards that are played once, or leave out "exhausting"',
    ],
    [
      'a behaviour nobody has',
      () => problems('behaviours.json', (json) => json.push({ ...json[1], id: 'behavior_nobody' })),
      'id  no enemy has this behaviour: name it as a "behavior_id" ("behavior_nobody")',
    ],
    [
      'a rule below one without a condition',
      inLeshy((one) =>
        one.rules.push({
          priority: 10,
          intent: 'attack_normal',
          condition: { type: 'buffed', value: true },
        }),
      ),
      'behaviours.json:[0].rules[4]  never comes to its turn: rule 3 of priority 50 always fits before it (10)',
    ],
    [
      'a rule whose condition is never true',
      inLeshy((one) => (one.rules[0].condition.value = -5)),
      'rules[0].condition  never true: hp_percent is from 0 to 100 (-5)',
    ],
    [
      'a rule whose conditions exclude each other',
      inLeshy(
        (one) =>
          (one.rules[0].condition = [
            { type: 'hp_percent', operator: '<', value: 30 },
            { type: 'hp_percent', operator: '>=', value: 50 },
          ]),
      ),
      'rules[0].condition  these conditions are never true together',
    ],
    [
      'a deck whose role the game does not know',
      () => problems('decks.json', (json) => (json[0].role = 'fate-hardend')),
      'decks.json:[0].role  not one of fate-whisper, fate-hardened, fate-audit, hero ("fate-hardend") — did you mean "fate-hardened"?',
    ],
    [
      'a Fate deck that is missing',
      () => problems('decks.json', (json) => (json[0].role = 'fate-hardend')),
      'decks.json  the game needs the role "fate-hardened" and nothing has it',
    ],
    [
      'a difficulty that is no number of the game',
      inCampaign((json) => (json.places[0].options[0].test.difficulty = 500)),
      'test.difficulty  must be from 1 to 20 (500)',
    ],
    [
      'a ritual towards Prav',
      inLeshy((one) => (one.intents.ritual_nav.resonance_shift = 5)),
      'a ritual moves resonance towards Nav: must be from -99 to -1 (5)',
    ],
    [
      'energy below 0',
      () => problems('balance.json', (json) => (json['combat.balance.energyPerTurn'].value = -3)),
      'must be a whole number from 0 to 20 (-3)',
    ],
    [
      'a Fate card without its hint',
      inFate('fate_crit', (one) => delete one.data.narrative_hint),
      'data.narrative_hint  is missing: a Fate card has one',
    ],
    [
      'an enemy with neither behaviour nor pattern',
      inEnemies('risen_dead', (one) => delete one.data.pattern),
      'risen_dead.data  an enemy has a behavior_id or a pattern ("risen_dead")',
    ],
    [
      'a card with an affinity that no zone could make dearer',
      () => problems('cards/starters.json', (json) => delete card(json, 'backstab').cost.faith),
      'cost.faith  is missing: a card with an affinity has a price in Faith',
    ],
    [
      '[TW-25.57] a number in a formula',
      inLeshy((one) => (one.intents.attack_heavy.value_formula = 'power * 1.5')),
      'behaviours.json:[0].intents.attack_heavy.value_formula  a formula cannot contain a number',
    ],
    [
      'a formula outside the whitelist',
      inLeshy(
        (one) => (one.intents.attack_heavy.value_formula = 'influence * heavyAttackMultiplier'),
      ),
      '"influence" cannot be multiplied',
    ],
    [
      '[TW-25.58] an unknown multiplier',
      inLeshy((one) => (one.intents.attack_heavy.value_formula = 'power * havyAttackMultiplier')),
      'balance.json has no "combat.balance.havyAttackMultiplier" ("power * havyAttackMultiplier") — did you mean "heavyAttackMultiplier"?',
    ],
    [
      'a default that is no intent',
      inLeshy((one) => (one.default_intent = 'attack_norml')),
      'default_intent  unknown intent ("attack_norml") — did you mean "attack_normal"?',
    ],
    [
      'a rule whose intent is not there',
      inLeshy((one) => (one.rules[0].intent = 'heal_root')),
      'rules[0].intent  unknown intent ("heal_root") — did you mean "heal_roots"?',
    ],
    [
      'an unknown type of intent',
      inLeshy((one) => (one.intents.heal_roots.type = 'haal')),
      'intents.heal_roots.type  unknown intent type ("haal") — did you mean "heal"?',
    ],
    [
      'an unknown condition',
      inLeshy((one) => (one.rules[0].condition.type = 'hp_precent')),
      'rules[0].condition.type  unknown condition ("hp_precent") — did you mean "hp_percent"?',
    ],
    [
      'an unknown operator',
      inLeshy((one) => (one.rules[0].condition.operator = '<<')),
      'rules[0].condition.operator  not one of <',
    ],
    [
      'a weight of 0',
      inLeshy((one) => (one.rules[3].pool[0].weight = 0)),
      'rules[3].pool[0].weight  must be at least 1',
    ],
    [
      'an empty pool',
      inLeshy((one) => (one.rules[3].pool = [])),
      'rules[3].pool  needs at least 1',
    ],
    [
      'an unknown step of a pattern',
      inEnemies('risen_dead', (one) => (one.data.pattern[0].type = 'atack')),
      'data.pattern[0].type  unknown step ("atack") — did you mean "attack"?',
    ],
    [
      '[TW-25.46] T9: a Fate card without a keyword',
      inFate('fate_crit', (one) => delete one.fields.keyword),
      'cards/fate.json:fate_crit.fields.keyword  is missing: a Fate card has a keyword',
    ],
    [
      '[TW-25.46] T9: an unknown keyword',
      inFate('fate_crit', (one) => (one.fields.keyword = 'surg')),
      'fields.keyword  "keyword" has no such value ("surg") — did you mean "surge"?',
    ],
    [
      'a Fate card without a suit',
      inFate('fate_crit', (one) => delete one.fields.suit),
      'a fate needs the field "suit"',
    ],
    [
      'an unknown suit',
      inFate('fate_crit', (one) => (one.fields.suit = 'prv')),
      '"suit" has no such value ("prv") — did you mean "prav"?',
    ],
    [
      'a Fate card without intensity',
      inFate('fate_crit', (one) => delete one.stats.intensity),
      'a fate needs the stat "intensity"',
    ],
    [
      'an intensity below 0',
      inFate('fate_crit', (one) => (one.stats.intensity = -1)),
      'stats.intensity  must be at least 0',
    ],
    [
      'an id that is taken',
      inFate('fate_crit', (one) => (one.id = 'fate_prav_blessing')),
      'this id is already used',
    ],
    [
      'two rules for one zone',
      inFate('fate_crit', (one) => (one.data.resonance_rules[1].zone = 'deepNav')),
      'data.resonance_rules[1].zone  has a rule already ("deepNav")',
    ],
    [
      'an unknown zone',
      inFate('fate_crit', (one) => (one.data.resonance_rules[1].zone = 'navv')),
      'data.resonance_rules[1].zone  unknown zone ("navv") — did you mean "nav"?',
    ],
    [
      'a choice card without its option',
      inFate('fate_whisper_ancients', (one) => delete one.data.choice_option),
      'data.choice_option  is missing: a choice card has one',
    ],
    [
      'an option on a card that is no choice',
      inFate('fate_whisper_ancients', (one) => delete one.types),
      'data.choice_option  only a card of the type "choice" has one',
    ],
    [
      'a sticky card that a zone changes too much',
      inFate('fate_old_debt', (one) => (one.data.resonance_rules[0].modify_value = -2)),
      'modify_value  a zone changes a sticky card by at most 1 (-2)',
    ],
    [
      'loot that is no card',
      inEnemies('leshy', (one) => (one.data.loot.kill[0] = 'beast_hyde')),
      'data.loot.kill[0]  unknown card ("beast_hyde") — did you mean "beast_hide"?',
    ],
    [
      'a deck with an unknown card',
      () => problems('decks.json', (json) => (json[3].cards.strike_basik = 1)),
      'decks.json:[3].cards.strike_basik  unknown definition ("strike_basik") — did you mean "strike_basic"?',
    ],
    [
      'a hero whose will is neither word nor sense',
      inHeroes('mage_elvira', (one) => (one.data.will_stat = 'wrod')),
      'data.will_stat  unknown stat for will ("wrod") — did you mean "word"?',
    ],
    [
      'a hero without a deck',
      inHeroes('mage_elvira', (one) => (one.data.deck = 'mage_elvria_deck')),
      'data.deck  unknown deck ("mage_elvria_deck") — did you mean "mage_elvira_deck"?',
    ],
    [
      'a balance key nobody reads',
      () =>
        problems('balance.json', (json) => (json['combat.balance.luck'] = { value: 1, unit: 'x' })),
      'balance.json:["combat.balance.luck"]  nothing uses this balance key',
    ],
    [
      'a cell that is missing in the matrix',
      () => problems('matrix.json', (json) => delete json.contexts.dialogue.keywords.echo),
      'matrix.json:contexts.dialogue.keywords.echo  the keyword is missing',
    ],
    [
      'a path to nowhere',
      inCampaign((json) => (json.places[0].paths[0] = 'wolf_trial')),
      'data/campaign.json:places[0].paths[0]  unknown place ("wolf_trial") — did you mean "wolf_trail"?',
    ],
    [
      'a path back',
      inCampaign((json) => (json.places[1].paths[0] = 'crossroads')),
      'places[1].paths[0]  a path leads to a place further down the file',
    ],
    [
      'a place nobody can reach',
      inCampaign((json) => {
        json.places[11].paths = ['last_camp']
      }),
      'places[12].id  no path leads here ("breach")',
    ],
    [
      'a flag nobody sets',
      inCampaign((json) => (json.places[10].options[1].flag = 'leshy_aly')),
      'options[1].flag  unknown flag ("leshy_aly") — did you mean "leshy_ally"?',
    ],
    [
      'an enemy nobody knows',
      inCampaign((json) => (json.places[6].options[0].outcome.encounter.enemies = ['leshi'])),
      'encounter.enemies[0]  unknown enemy ("leshi") — did you mean "leshy"?',
    ],
    [
      'a text in one language only',
      inCampaign((json) => delete json.places[0].name.ru),
      'places[0].name.ru  is missing',
    ],
    [
      'a last ending that may not fit',
      inCampaign((json) => (json.endings[6].kills = { min: 1 })),
      'endings[6]  the last ending must always fit',
    ],
  ])('%s', (_name, broken, message) => {
    expect(broken()).toContainEqual(expect.stringContaining(message))
  })
})

test('[TW-18] all mistakes are told at once', () => {
  const enemies = JSON.parse(files['cards/enemies.json']) as Json
  card(enemies, 'leshy').data.behavior_id = 'nope'
  card(enemies, 'gate_guard').data.loot = { kill: ['nothing'] }
  const campaign = JSON.parse(files['data/campaign.json']) as Json
  campaign.start = 'nowhere'
  const told = judged({
    ...files,
    'cards/enemies.json': JSON.stringify(enemies),
    'data/campaign.json': JSON.stringify(campaign),
  })
  expect(told).toHaveLength(3)
})
