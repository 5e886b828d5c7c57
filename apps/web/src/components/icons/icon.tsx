type IconProps = {
  /** One of icon-paths.ts or, on pages that have tools, of tool-icon-paths.ts. */
  path: string;
  size?: number;
  /** Only for an icon that stands without words. */
  label?: string;
};

/** A line icon in the colour of the text around it. */
export function Icon({ path, size = 24, label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flexShrink: 0 }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </svg>
  );
}
