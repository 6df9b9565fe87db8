// An empty Rules whose fields are stored inside the object: built field by field, it would keep them in a list
// of its own, and every read on the hot path would take a step more. What no running match reads, or
// seldom, may lie there.
import type { Rules } from './rules.ts'

const FIELDS = null as never

export class BlankRules {
  declare pack: Rules['pack']
  declare manifest: Rules['manifest']
  declare code: Rules['code']
  declare layout: Rules['layout']
  declare grid: Rules['grid']
  declare lanes: Rules['lanes']
  declare sides: Rules['sides']
  declare beside: Rules['beside']
  declare seats: Rules['seats']
  declare world: Rules['world']
  declare teams: Rules['teams']
  declare definitions: Rules['definitions']
  declare defIndex: Rules['defIndex']
  declare seatDef: Rules['seatDef']
  declare worldDef: Rules['worldDef']
  declare defPlace: Rules['defPlace']
  declare defTerrain: Rules['defTerrain']
  declare defCard: Rules['defCard']
  declare queries: Rules['queries']
  declare queryIndex: Rules['queryIndex']
  declare resources: Rules['resources']
  declare resourceIndex: Rules['resourceIndex']
  declare zones: Rules['zones']
  declare zoneIndex: Rules['zoneIndex']
  declare deck: Rules['deck']
  declare hand: Rules['hand']
  declare discard: Rules['discard']
  declare statuses: Rules['statuses']
  declare statusIndex: Rules['statusIndex']
  declare keywords: Rules['keywords']
  declare keywordIndex: Rules['keywordIndex']
  declare symbols: Rules['symbols']
  declare tagIndex: Rules['tagIndex']
  declare phaseIndex: Rules['phaseIndex']
  declare timings: Rules['timings']
  declare timingIndex: Rules['timingIndex']
  declare streamIndex: Rules['streamIndex']
  declare events: Rules['events']
  declare eventIndex: Rules['eventIndex']
  declare payloads: Rules['payloads']
  declare fields: Rules['fields']
  declare listened: Rules['listened']
  declare hears: Rules['hears']
  declare watches: Rules['watches']
  declare statusWatches: Rules['statusWatches']
  declare triggers: Rules['triggers']
  declare abilities: Rules['abilities']
  declare whenBoard: Rules['whenBoard']
  declare whenCard: Rules['whenCard']
  declare whenStatus: Rules['whenStatus']
  declare whenWord: Rules['whenWord']
  declare answers: Rules['answers']
  declare answersStatus: Rules['answersStatus']
  declare answersWord: Rules['answersWord']
  declare before: Rules['before']
  declare passives: Rules['passives']
  declare passiveDef: Rules['passiveDef']
  declare passiveStatus: Rules['passiveStatus']
  declare passiveWord: Rules['passiveWord']
  declare passiveStatusBits: Rules['passiveStatusBits']
  declare passiveWordBits: Rules['passiveWordBits']
  declare cardPassives: Rules['cardPassives']
  declare passiveWatch: Rules['passiveWatch']
  declare wakeAll: Rules['wakeAll']
  declare turnSlots: Rules['turnSlots']
  declare watchedBits: Rules['watchedBits']
  declare readStatuses: Rules['readStatuses']
  declare readPools: Rules['readPools']
  declare origins: Rules['origins']
  declare ignores: Rules['ignores']
  declare sums: Rules['sums']
  declare live: Rules['live']
  declare moveNames: Rules['moveNames']
  declare plainMoves: Rules['plainMoves']
  declare moveIndex: Rules['moveIndex']
  declare flowIndex: Rules['flowIndex']
  declare procedureIndex: Rules['procedureIndex']
  declare reasons: Rules['reasons']
  declare reasonIndex: Rules['reasonIndex']
  declare balance: Rules['balance']
  declare upkeep: Rules['upkeep']
  declare on: Rules['on']
  declare cost: Rules['cost']
  declare playedTo: Rules['playedTo']
  declare targetable: Rules['targetable']
  declare canMove: Rules['canMove']
  declare canReceive: Rules['canReceive']
  declare healing: Rules['healing']
  declare damageTaken: Rules['damageTaken']
  declare vitals: Rules['vitals']
  declare vital: Rules['vital']
  declare exhaustion: Rules['exhaustion']
  declare prices: Rules['prices']
  declare listBoard: Rules['listBoard']
  declare listCards: Rules['listCards']
  declare chanceStream: Rules['chanceStream']
  declare stepDurations: Rules['stepDurations']
  declare limited: Rules['limited']
  declare refills: Rules['refills']
  declare recordIsUnit: Rules['recordIsUnit']
  declare recordIsThing: Rules['recordIsThing']
  declare handlers: Rules['handlers']
  declare groups: Rules['groups']
  declare budgets: Rules['budgets']
  declare blank: Rules['blank']
  declare masks: Rules['masks']
  declare moves: Rules['moves']
  declare turnCharged: Rules['turnCharged']
  declare quick: Rules['quick']
  declare cardTimings: Rules['cardTimings']
  declare flowNodes: Rules['flowNodes']
  declare numberIndex: Rules['numberIndex']
  declare adjacency: Rules['adjacency']
  declare symbolOf: Rules['symbolOf']
  declare windows: Rules['windows']
  declare windowIndex: Rules['windowIndex']
  declare cellPicks: Rules['cellPicks']
  declare unitPicks: Rules['unitPicks']

  constructor() {
    this.manifest =
      this.code =
      this.layout =
      this.grid =
      this.sides =
      this.beside =
      this.seats =
      this.world =
      this.definitions =
      this.defPlace =
      this.defTerrain =
      this.queries =
      this.queryIndex =
      this.resources =
      this.resourceIndex =
      this.zones =
      this.listened =
      this.hears =
      this.watches =
      this.statusWatches =
      this.triggers =
      this.abilities =
      this.whenBoard =
      this.whenCard =
      this.answers =
      this.passives =
      this.passiveDef =
      this.passiveStatus =
      this.passiveWord =
      this.passiveWatch =
      this.wakeAll =
      this.watchedBits =
      this.readStatuses =
      this.readPools =
      this.origins =
      this.ignores =
      this.sums =
      this.live =
      this.flowIndex =
      this.on =
      this.targetable =
      this.canMove =
      this.vital =
      this.prices =
      this.listBoard =
      this.listCards =
      this.chanceStream =
      this.stepDurations =
      this.handlers =
      this.masks =
      this.moves =
      this.quick =
      this.flowNodes =
      this.numberIndex =
      this.symbolOf =
        FIELDS
    this.passiveStatusBits = 0
    this.passiveWordBits = 0
  }
}
