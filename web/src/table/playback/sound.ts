// Sounds of wood, stone, bone and bronze, made here; nothing is loaded. Silent until the first gesture.
import type { Cue } from './cues'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

export function wake(): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

export function play(cue: Cue): void {
  if (!context || context.state !== 'running') return
  const now = context.currentTime
  switch (cue) {
    case 'pick':
      knock(now, 900, 0.05, 0.25)
      return
    case 'place':
      knock(now, 260, 0.09, 0.4)
      return
    case 'dice':
      for (let n = 0; n < 6; n++)
        knock(now + 0.1 + n * 0.11 + Math.random() * 0.05, 1500 + Math.random() * 900, 0.03, 0.22 - n * 0.02)
      return
    case 'wound':
      knock(now, 1900, 0.06, 0.35)
      tone(now, 95, 0.18, 0.3, 'triangle')
      return
    case 'round':
      tone(now, 82, 0.5, 0.5, 'sine', 55)
      knock(now, 180, 0.12, 0.3)
      return
    case 'yours':
      tone(now, 523, 1.4, 0.1, 'sine')
      tone(now, 784, 1.1, 0.05, 'sine')
      tone(now, 1318, 0.8, 0.02, 'sine')
      return
    case 'end':
      for (const [n, pitch] of [392, 494, 587, 784].entries()) tone(now + n * 0.16, pitch, 1.6, 0.1, 'sine')
      return
  }
}

/** Something hard against something hard: a short burst of filtered noise. */
function knock(at: number, pitch: number, length: number, volume: number): void {
  const source = context!.createBufferSource()
  source.buffer = noise ??= hiss()
  const band = context!.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = pitch
  band.Q.value = 6
  source.connect(band).connect(fading(at, length, volume * 3))
  source.start(at, Math.random() * 0.5, length + 0.05)
}

function tone(at: number, pitch: number, length: number, volume: number, shape: OscillatorType, to = pitch): void {
  const source = context!.createOscillator()
  source.type = shape
  source.frequency.setValueAtTime(pitch, at)
  source.frequency.exponentialRampToValueAtTime(to, at + length)
  source.connect(fading(at, length, volume))
  source.start(at)
  source.stop(at + length + 0.05)
}

function fading(at: number, length: number, volume: number): GainNode {
  const gain = context!.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(context!.destination)
  return gain
}

function hiss(): AudioBuffer {
  const buffer = context!.createBuffer(1, context!.sampleRate, context!.sampleRate)
  const wave = buffer.getChannelData(0)
  for (let n = 0; n < wave.length; n++) wave[n] = Math.random() * 2 - 1
  return buffer
}
