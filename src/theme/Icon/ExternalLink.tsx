// Replaces theme-classic 3.10.2: an outline on the line of the text. The words for screen readers stay the same.
export default function IconExternalLink() {
  return (
    <svg
      className="external-icon"
      viewBox="0 0 12 12"
      width="10"
      height="10"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      role="img"
      aria-label="(opens in new tab)"
    >
      <path d="M2 10l8-8M3.5 2H10v6.5" />
    </svg>
  );
}
