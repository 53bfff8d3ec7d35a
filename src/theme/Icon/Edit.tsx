// Replaces theme-classic 3.10.2: an outline, like the other icons.
import LineIcon from '@site/src/components/LineIcon';

export default function IconEdit() {
  return <LineIcon className="edit-icon" path="M3.8 16.3l.9-3.8 8.7-8.7 2.9 2.9-8.8 8.8z" size={16} />;
}
