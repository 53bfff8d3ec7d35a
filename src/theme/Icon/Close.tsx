// Replaces theme-classic 3.10.2: as thin as the other icons, also where the theme asks for lines of twice the width.
import type {Props} from '@theme/Icon/Close';

export default function IconClose(props: Props) {
  return (
    <svg viewBox="0 0 15 15" width="21" height="21" fill="none" stroke="currentColor" {...props} strokeWidth="1.5">
      <path d="M2 2l11 11M13 2L2 13" />
    </svg>
  );
}
