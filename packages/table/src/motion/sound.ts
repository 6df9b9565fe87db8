// Short, dry sounds, generated on demand from noise and a few tones. Off
// unless the player enables them; every sound also has a visible effect.
import type { GameEvent } from '@cardwright/engine'

export interface Voice {
  /** Centre of the noise, or pitch of the tone. */
  hz: number
  ms: number
  kind: 'noise' | 'tone'
  loud: number
  times?: number
}

const VOICES: Readonly<Record<string, Voice>> = {
  'card-drawn': { kind: 'noise', hz: 3200, ms: 70, loud: 0.35 },
  'card-played': { kind: 'noise', hz: 420, ms: 140, loud: 0.8 },
  moved: { kind: 'tone', hz: 520, ms: 45, loud: 0.4 },
  damaged: { kind: 'noise', hz: 180, ms: 120, loud: 1 },
  died: { kind: 'noise', hz: 1400, ms: 260, loud: 0.6 },
  'resource-changed': { kind: 'tone', hz: 1250, ms: 30, loud: 0.25 },
  refused: { kind: 'tone', hz: 110, ms: 110, loud: 0.7 },
  'turn-started': { kind: 'tone', hz: 340, ms: 60, loud: 0.4, times: 2 },
  'match-ended': { kind: 'tone', hz: 1760, ms: 900, loud: 0.4 },
}
/** −12 dB. */
const BUS = 0.25
const APART = 0.06

let context: AudioContext | null = null

export function soundOf(
  events: readonly Pick<GameEvent, 'kind'>[],
  own: Readonly<Record<string, Voice>> = {},
): void {
  const voices = events.flatMap(({ kind }) => own[kind] ?? VOICES[kind] ?? [])
  if (voices.length === 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  let at = context.currentTime
  for (const voice of voices.slice(0, 12))
    for (let k = 0; k < (voice.times ?? 1); k++) at = strike(context, voice, at) + APART
}

/** @returns when the next one may start */
function strike(audio: AudioContext, { kind, hz, ms, loud }: Voice, at: number): number {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loud * BUS, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + ms / 1000)
  gain.connect(audio.destination)
  if (kind === 'tone') {
    const tone = audio.createOscillator()
    tone.type = 'triangle'
    tone.frequency.value = hz
    tone.connect(gain)
    tone.start(at)
    tone.stop(at + ms / 1000)
    return at
  }
  const noise = audio.createBufferSource()
  noise.buffer = rustle(audio)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = hz
  noise.connect(filter).connect(gain)
  noise.start(at, 0, ms / 1000)
  return at
}

let paper: AudioBuffer | null = null

function rustle(audio: AudioContext): AudioBuffer {
  if (paper !== null) return paper
  paper = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const wave = paper.getChannelData(0)
  let n = 1
  for (let k = 0; k < wave.length; k++) {
    n = (n * 1103515245 + 12345) & 0x7fffffff
    wave[k] = n / 0x3fffffff - 1
  }
  return paper
}
