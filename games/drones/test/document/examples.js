// The examples of seed 001 §3 and §6, their effects letter by letter. They have ids, names, costs and types of their own
// here: the seed leaves those out.
{ id: 'SEED_ION_PULSE', name: 'Seed Ion Pulse', cost: 1, type: 'Ordnance',
// Ion Pulse — damage one enemy drone
effects: [
  { type: 'DAMAGE', value: 3, damageType: 'ION',
    targeting: { type: 'DRONE', affinity: 'ENEMY', location: 'ANY_LANE' } }
]
},
{ id: 'SEED_SYSTEM_REBOOT', name: 'Seed System Reboot', cost: 2, type: 'Support',
// System Reboot — draw cards, no targeting
effects: [
  { type: 'DRAW', value: 2, goAgain: true, targeting: { type: 'NONE' } }
]
},
{ id: 'SEED_SIDEWINDER_MISSILES', name: 'Seed Sidewinder Missiles', cost: 3, type: 'Ordnance',
// Sidewinder Missiles — lane AoE with filter
effects: [
  { type: 'DAMAGE', value: 2,
    targeting: { type: 'LANE', affinity: 'ENEMY',
      affectedFilter: [{ stat: 'speed', comparison: 'LTE', value: 3 }] } }
]
},
{ id: 'SEED_MANEUVER', name: 'Seed Maneuver', cost: 1, type: 'Support',
// Maneuver — move friendly drone to adjacent lane
effects: [
  { type: 'SINGLE_MOVE',
    targeting: { type: 'DRONE', affinity: 'FRIENDLY', location: 'ANY_LANE' },
    destination: { type: 'LANE', location: 'ADJACENT_TO_PRIMARY' },
    properties: ['DO_NOT_EXHAUST'] }
]
},
{ id: 'SEED_REPOSITION', name: 'Seed Reposition', cost: 5, momentumCost: 1, type: 'Support',
// Reposition — multi-select up to 3 drones
effects: [
  { type: 'MULTI_MOVE',
    targeting: { type: 'DRONE', affinity: 'FRIENDLY', location: 'SAME_LANE', maxTargets: 3 },
    destination: { type: 'LANE' },
    properties: ['DO_NOT_EXHAUST'] }
]
},
{ id: 'SEED_FEINT', name: 'Seed Feint', cost: 0, type: 'Tactic',
// Feint — exhaust friendly, then exhaust slower enemy in same lane
effects: [
  { type: 'EXHAUST_DRONE',
    targeting: { type: 'DRONE', affinity: 'FRIENDLY', location: 'ANY_LANE' } },
  { type: 'EXHAUST_DRONE',
    targeting: { type: 'DRONE', affinity: 'ENEMY',
      location: { ref: 0, field: 'sourceLane' },
      restrictions: [{ type: 'STAT_COMPARISON', stat: 'speed', comparison: 'LT',
        reference: { ref: 0, field: 'target' }, referenceStat: 'speed' }] } }
]
},
{ id: 'SEED_FORCED_REPOSITIONING', name: 'Seed Forced Repositioning', cost: 1, type: 'Tactic',
// Forced Repositioning — move friendly drone, then move weaker enemy from same lane
effects: [
  { type: 'SINGLE_MOVE',
    targeting: { type: 'DRONE', affinity: 'FRIENDLY', location: 'ANY_LANE' },
    destination: { type: 'LANE', location: 'ADJACENT_TO_PRIMARY' },
    properties: ['DO_NOT_EXHAUST'] },
  { type: 'SINGLE_MOVE',
    targeting: { type: 'DRONE', affinity: 'ENEMY',
      location: { ref: 0, field: 'sourceLane' },
      restrictions: [{ type: 'STAT_COMPARISON', stat: 'attack', comparison: 'GT',
        reference: { ref: 0, field: 'target' }, referenceStat: 'attack' }] },
    destination: { type: 'LANE', location: 'ADJACENT_TO_PRIMARY' },
    properties: ['DO_NOT_EXHAUST'] }
]
},
{ id: 'SEED_SACRIFICE_FOR_POWER', name: 'Seed Sacrifice for Power', cost: 0, type: 'Tactic',
// Sacrifice for Power — discard a card, buff a drone by its cost
effects: [
  { type: 'DISCARD_CARD',
    targeting: { type: 'CARD_IN_HAND', affinity: 'FRIENDLY' },
    prompt: 'Discard a card from your hand' },
  { type: 'MODIFY_STAT',
    targeting: { type: 'DRONE', affinity: 'FRIENDLY', location: 'ANY_LANE' },
    mod: { stat: 'attack', value: { ref: 0, field: 'cardCost' }, type: 'temporary' },
    prompt: 'Select a drone to receive the power boost' }
]
},
{ id: 'SEED_SWIFT', name: 'Seed Swift', cost: 2, type: 'Support',
// §6
effects: [
  { type: 'SINGLE_MOVE',
    targeting: { type: 'DRONE', affinity: 'FRIENDLY' },
    destination: { type: 'LANE', location: 'ADJACENT_TO_PRIMARY' },
    conditionals: [{
      timing: 'POST',
      condition: { type: 'STAT_GTE', stat: 'speed', value: 5 },
      grantedEffect: { type: 'GO_AGAIN' }
    }]
  }
]
}
