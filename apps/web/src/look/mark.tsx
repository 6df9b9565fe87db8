// The logo: two offset cards between register marks.
export const Mark = () => (
  <svg className="mark" viewBox="0 0 40 40" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2.2">
      <path d="M1 9h6M9 1v6M31 1v6M33 9h6M1 31h6M9 33v6M31 33v6M33 31h6" />
    </g>
    <rect x="10.5" y="9.5" width="15" height="21" rx="2" fill="var(--second)" />
    <rect className="over" x="14.5" y="11.5" width="15" height="21" rx="2" fill="var(--accent)" />
    <path d="M22 17.5l3.8 5.2L22 28l-3.8-5.3z" fill="var(--accent-on)" />
  </svg>
)
