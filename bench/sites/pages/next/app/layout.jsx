import Link from 'next/link'
import { Footer } from '../../parts/Footer.jsx'
import { Header } from '../../parts/Header.jsx'
import { font, footer, sheets } from '../../parts/site.js'

const renderLink = (path, label) => <Link href={path}>{label}</Link>

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        {sheets.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
      </head>
      <body>
        <Header renderLink={renderLink} />
        {children}
        <Footer footer={footer} />
      </body>
    </html>
  )
}
