interface Props {
  /** Path in a 20 by 20 square. */
  path: string;
  /** Pixels. */
  size: number;
  isFilled?: boolean;
  className?: string;
}

/** A line icon in the color of the surrounding text, for a control that gets its name elsewhere. */
export default function LineIcon({path, size, isFilled, className}: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
