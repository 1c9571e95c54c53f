export function Icon({ viewBox = '0 0 20 20', children }) {
  return (
    <svg className="icon" viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  )
}
