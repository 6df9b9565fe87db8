// Masks of the undead: the risen, and the knight in his helmet.
import { Both, Cut, Eye, Ink, Paper, Red } from './parts.tsx'

export const RisenMask = () => (
  <>
    <Both>
      <Red d="M150 64C160 40 180 34 190 40C186 56 174 66 156 72Z" />
      <Red d="M132 58C134 34 148 22 158 22C160 38 152 52 138 62Z" />
    </Both>
    <Ink d="M120 52C168 52 190 84 188 124C187 148 176 158 170 166L166 206C150 216 90 216 74 206L70 166C64 158 53 148 52 124C50 84 72 52 120 52Z" />
    <Both>
      <ellipse cx="149" cy="122" rx="20" ry="22" fill="var(--art-bg)" />
      <circle cx="147" cy="124" r="8" fill="var(--art-2)" />
      <circle cx="147" cy="124" r="3" fill="var(--art-1)" />
      <Cut d="M134 178V204M148 178V202" />
    </Both>
    <Paper d="M120 140L130 162H110Z" />
    <Cut d="M84 178H156M120 178V206" />
    <Cut d="M96 54L104 76L92 90L104 104" />
    <Cut d="M168 74L156 84L162 96" />
  </>
)

export const KnightMask = () => (
  <>
    <Red d="M118 50C104 14 136 -18 196 -2C176 8 172 22 178 36C158 30 138 36 128 54Z" />
    <Ink d="M120 42C170 42 190 78 190 122V172L152 220H88L50 172V122C50 78 70 42 120 42Z" />
    <Paper d="M66 108H174L166 134H74Z" />
    <Both>
      <circle cx="146" cy="121" r="8.5" fill="var(--art-2)" />
      <circle cx="146" cy="121" r="3.4" fill="var(--art-1)" />
      <Cut d="M134 162H158M132 176H152M130 190H146" width={4} />
      <circle cx="178" cy="92" r="3.4" fill="var(--art-bg)" />
      <circle cx="180" cy="152" r="3.4" fill="var(--art-bg)" />
    </Both>
    <Ink d="M112 100H128V146H112Z" />
    <Cut d="M120 56V98M120 150V214" width={4} />
    <Cut d="M62 94Q120 70 178 94" />
  </>
)

/** A hood with nothing kind in it. */
export const SorcererMask = () => (
  <>
    <Ink d="M120 -20C130 22 180 54 192 112L210 216C170 228 70 228 30 216L48 112C60 54 110 22 120 -20Z" />
    <Paper d="M120 70C150 70 168 102 166 138C164 172 146 192 120 196C94 192 76 172 74 138C72 102 90 70 120 70Z" />
    <Ink d="M120 150C150 150 156 176 148 210L120 240L92 210C84 176 90 150 120 150Z" />
    <Both>
      <Ink d="M130 124C142 112 156 114 162 122C154 134 140 136 130 124Z" />
      <circle cx="147" cy="123" r="5" fill="var(--art-2)" />
      <Ink d="M128 108L162 98" width={5} />
      <Cut d="M132 170Q138 190 128 214" />
    </Both>
    <Ink d="M120 112L127 144H113Z" />
    <Cut d="M106 160Q120 170 134 160" width={4} />
    <Red d="M120 22L127 42L148 42L131 54L138 74L120 62L102 74L109 54L92 42L113 42Z" />
    <Both>
      <Eye at={[182, 196]} size={8} />
    </Both>
  </>
)
