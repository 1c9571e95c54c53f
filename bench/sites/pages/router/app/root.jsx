import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from 'react-router'
import { Footer } from '../../parts/Footer.jsx'
import { Header } from '../../parts/Header.jsx'

export async function loader() {
  const { font, footer, sheets } = await import('../../parts/site.js')
  return { font, footer, sheets }
}

const renderLink = (path, label) => (
  <Link to={path} prefetch="intent">
    {label}
  </Link>
)

export default function Root() {
  const { font, footer, sheets } = useLoaderData()
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        {sheets.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <Header renderLink={renderLink} />
        <Outlet />
        <Footer footer={footer} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
