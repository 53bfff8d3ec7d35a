// Replaces theme-classic 3.10.2: without the form of footers that have no columns, since every page loads it.
import type {Props} from '@theme/Footer/Links';
import FooterLinksMultiColumn, {type Props as ColumnsProps} from '@theme/Footer/Links/MultiColumn';

export default function FooterLinks({links}: Props) {
  return <FooterLinksMultiColumn columns={links as ColumnsProps['columns']} />;
}
