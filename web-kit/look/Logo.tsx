import '../logo.css';

/** The mark: a key shaped like an L, with the latch as its bit. It is decorative, because the name stands beside it. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#0d5557" />
      <g fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M11.5 14v9.5h11" stroke="#fff" />
        <circle cx="11.5" cy="9.75" r="3.75" stroke="#fff" />
        <path d="M17 23v-5.5M22.5 23v-3.5" stroke="#f0a05e" />
      </g>
    </svg>
  );
}

/** The mark with the product's name. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <span className="logo">
      <Mark size={size} />
      <span className="logo-name">Latchkey</span>
    </span>
  );
}
