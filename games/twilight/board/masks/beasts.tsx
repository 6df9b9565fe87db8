// Masks of beasts: the bear, the wolf, and what crawls out of the breach.
import { Both, Cut, Eye, Ink, Paper, Red } from './parts.tsx'

export const BearMask = () => (
  <>
    <Both>
      <circle cx="172" cy="66" r="27" fill="var(--art-1)" />
      <circle cx="172" cy="66" r="12" fill="var(--art-2)" />
    </Both>
    <Ink d="M120 52C176 52 198 96 194 138C190 184 160 214 120 214S50 184 46 138C42 96 64 52 120 52Z" />
    <Paper d="M120 132C148 132 164 150 160 174C156 194 140 204 120 204S84 194 80 174C76 150 92 132 120 132Z" />
    <Ink d="M100 140H140C140 154 130 162 120 164C110 162 100 154 100 140Z" />
    <Ink d="M120 162V178M100 184Q110 192 120 178Q130 192 140 184" width={4} />
    <Both>
      <Eye at={[152, 112]} />
      <Cut d="M134 96Q154 84 172 96" width={5} />
      <Red d="M128 66L140 60L138 78Z" />
      <Cut d="M182 150L168 158M184 166L168 170" />
    </Both>
    <Red d="M114 62H126L120 84Z" />
  </>
)

export const WolfMask = () => (
  <>
    <Both>
      <Ink d="M132 86L174 6C190 34 196 70 192 108Z" />
      <Red d="M152 78L174 32C180 50 182 70 178 92Z" />
    </Both>
    <Ink d="M120 60C158 60 194 84 206 132L178 142L184 162L158 166L140 210L120 224L100 210L82 166L56 162L62 142L34 132C46 84 82 60 120 60Z" />
    <Both>
      <Paper d="M130 124L172 104L164 128C154 136 140 134 130 124Z" />
      <circle cx="152" cy="120" r="7" fill="var(--art-2)" />
      <circle cx="152" cy="120" r="2.8" fill="var(--art-1)" />
      <Cut d="M128 96Q150 80 176 92" width={4} />
      <Cut d="M132 140L140 176M146 152L152 170" />
      <Paper d="M126 204L134 208L128 220Z" />
    </Both>
    <Red d="M104 184H136L120 206Z" />
    <Cut d="M120 72V112M120 132V178" />
  </>
)

/** Too many eyes, too many legs. */
export const CrawlerMask = () => (
  <>
    <Both>
      <Ink d="M150 76C168 44 196 34 214 44M146 68C152 34 172 10 196 6" width={6} />
      <circle cx="214" cy="44" r="6" fill="var(--art-2)" />
      <circle cx="196" cy="6" r="6" fill="var(--art-2)" />
      <Ink
        d="M158 176C190 178 204 196 210 220M164 150C196 146 214 158 226 176M162 122C192 108 214 114 228 126"
        width={7}
      />
      <Ink d="M140 180C164 196 160 226 132 232C142 218 140 204 124 196Z" />
    </Both>
    <Ink d="M120 56C154 56 176 84 176 122C176 168 150 200 120 200S64 168 64 122C64 84 86 56 120 56Z" />
    <Cut d="M72 152Q120 182 168 152M80 172Q120 200 160 172" />
    <Both>
      <Eye at={[148, 110]} size={14} />
      <Eye at={[132, 82]} size={7} />
      <Eye at={[154, 84]} size={6} />
      <Eye at={[134, 138]} size={7} />
    </Both>
    <Red d="M112 148H128L120 166Z" />
  </>
)
