export function Footer({ footer }) {
  return <footer className="base" dangerouslySetInnerHTML={{ __html: footer }} />
}
