// Replaces theme-classic 3.10.2: a moon in a quarter of the bytes, see Arrow.
import type {Props} from '@theme/Icon/DarkMode';

export default function IconDarkMode(props: Props) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.5" {...props}>
      <path d="M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z" />
    </svg>
  );
}
