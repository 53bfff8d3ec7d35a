// Replaces theme-classic 3.10.2: a sun in a quarter of the bytes, see Arrow.
import type {Props} from '@theme/Icon/LightMode';

export default function IconLightMode(props: Props) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.5" {...props}>
      <path d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2" />
    </svg>
  );
}
