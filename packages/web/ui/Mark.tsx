/** The product's sign: a measured curve that meets its limit, and the letter it begins with. */
export const Mark = ({ size = 22 }: { size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden>
    <rect x="1" y="1" width="22" height="22" rx="5.5" fill="#12807a" />
    <path d="M6.6 18 12 5.8 17.4 18" stroke="#fff" strokeWidth="2.1" strokeLinecap="round" strokeLinejoin="round" />
    <path d="M1 13.8h7.3m7.4 0H23" stroke="#fff" strokeWidth="1.7" opacity="0.62" />
    <circle cx="12" cy="13.8" r="1.5" fill="#fff" />
  </svg>
);
