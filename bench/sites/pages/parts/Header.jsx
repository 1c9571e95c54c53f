import { Icon } from './Icon.jsx'
import { ThemeMenu } from './ThemeMenu.jsx'

const LINKS = [
  ['/', 'Home'],
  ['/products', 'Products'],
  ['/tutorials', 'Tutorials'],
  ['/articles', 'Articles/Blogs'],
  ['/about-us', 'About Us'],
]

/** The bar of the page, with links as the framework has them. */
export function Header({ renderLink }) {
  return (
    <header className="bar">
      <div className="wrap">
        <a className="brand" href="/">
          <Icon viewBox="0 0 26 30">
            <path d="M4 28.5V13a9 9 0 0 1 18 0v15.5M0 28.5h26" />
            <circle cx="13" cy="20" r="3.5" />
          </Icon>
          Docent
        </a>
        <nav aria-label="Main">
          <ul className="menu" id="Menu" popover="auto">
            {LINKS.map(([path, label]) => (
              <li key={path}>{renderLink(path, label)}</li>
            ))}
          </ul>
        </nav>
        <a className="tool" id="Search" href="/search" aria-label="Search">
          <Icon>
            <path d="m13 13 4 4M8.5 3.5a5 5 0 1 0 .01 0z" />
          </Icon>
        </a>
        <ThemeMenu />
        <button className="tool burger" type="button" popoverTarget="Menu" aria-label="Menu">
          <Icon>
            <path d="M3 6.5h14M3 13.5h14" />
          </Icon>
        </button>
      </div>
    </header>
  )
}
