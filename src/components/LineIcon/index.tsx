interface Props {
  /** Of a square with sides of 20. */
  path: string;
  /** Pixels. */
  size: number;
  isFilled?: boolean;
  className?: string;
}

/** A drawing of lines in the color of the text around it, for a control that is named otherwise. */
export default function LineIcon({path, size, isFilled, className}: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
