// Replaces theme-classic 3.10.2: says which address was asked for, and leads on.
import PageNotFound from '@site/src/components/PageNotFound';

export default function NotFoundContent() {
  return <PageNotFound />;
}
