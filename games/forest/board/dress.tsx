// What cards of this press have behind their icon and on their back.
export const ArtGround = () => (
  <>
    <path
      d="M0 84q30-7 60-2t60-1v20H0z"
      fill="color-mix(in oklab,var(--art-1) 82%,var(--art-bg))"
    />
    <path
      d="M6 90h26M44 88h18M74 90h30M14 95h40M66 95h22"
      stroke="var(--art-bg)"
      strokeWidth="1.3"
    />
  </>
)

export const Back = () => <path d="M50 40 75 100H25Z" fill="var(--art-bg)" />
