// Masks of people: the guard at the gate, the robber on the road.
import { Both, Cut, Eye, Ink, Paper, Red } from './parts.tsx'

export const GuardMask = () => (
  <>
    <Red d="M117 -22H123L128 26H112Z" />
    <Ink d="M120 8L134 44C170 56 188 84 190 118H50C52 84 70 56 106 44Z" />
    <Ink d="M50 118H190L200 204C186 216 176 214 166 206H74C64 214 54 216 40 204Z" />
    <Paper d="M76 122H164V164C164 188 146 206 120 206S76 188 76 164Z" />
    <Red d="M48 108H192V124H48Z" />
    <Both>
      <circle cx="146" cy="116" r="3.4" fill="var(--art-bg)" />
      <circle cx="174" cy="116" r="3.4" fill="var(--art-bg)" />
      <Ink d="M132 138Q146 130 158 138" width={5} />
      <circle cx="146" cy="150" r="7" fill="var(--art-1)" />
      <circle cx="146" cy="150" r="2.6" fill="var(--art-2)" />
      <Ink d="M120 174C134 164 156 170 166 186C148 192 130 190 120 182Z" />
      <Cut d="M176 140L184 146M178 156L188 162M180 172L190 178M180 188L190 192" />
    </Both>
    <Ink d="M114 122H126V168H114Z" />
    <Red d="M96 192H144C142 214 132 230 120 236C108 230 98 214 96 192Z" />
    <Cut d="M84 92Q120 68 156 92" />
  </>
)

export const RobberMask = () => (
  <>
    <Ink d="M120 18C176 22 204 76 200 140L206 222C180 232 60 232 34 222L40 140C36 76 64 22 120 18Z" />
    <Paper d="M120 64C154 66 172 96 170 130L162 176H78L70 130C68 96 86 66 120 64Z" />
    <Ink d="M68 98C90 88 150 88 172 98V128C152 138 134 132 120 122C106 132 88 138 68 128Z" />
    <Both>
      <Eye at={[148, 112]} size={9} />
      <Cut d="M184 110L192 150M186 168L192 196" />
      <Cut d="M140 34Q166 46 178 72" />
    </Both>
    <Ink d="M120 124L127 150H113Z" />
    <Red d="M70 152Q120 176 170 152L158 206L120 236L82 206Z" />
    <Both>
      <circle cx="140" cy="184" r="4" fill="var(--art-bg)" />
      <circle cx="120" cy="204" r="4" fill="var(--art-bg)" />
      <circle cx="154" cy="172" r="3" fill="var(--art-bg)" />
    </Both>
  </>
)
