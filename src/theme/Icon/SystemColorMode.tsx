// Replaces theme-classic 3.10.2: a disc that is half light and half dark in a third of the bytes, see Arrow.
import type {Props} from '@theme/Icon/SystemColorMode';

export default function IconSystemColorMode(props: Props) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.5" {...props}>
      <path d="M12 4v16a8 8 0 0 0 0-16z" fill="currentColor" />
      <path d="M12 4a8 8 0 0 0 0 16" />
    </svg>
  );
}
