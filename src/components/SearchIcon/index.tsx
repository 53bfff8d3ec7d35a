import LineIcon from '@site/src/components/LineIcon';

/** A magnifying glass. */
export default function SearchIcon(props: {size: number; className?: string}) {
  return <LineIcon path="M13 13l4 4M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0z" {...props} />;
}
