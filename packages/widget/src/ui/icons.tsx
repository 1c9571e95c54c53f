import type { JSX, ReactNode } from 'react'

// Drawn on a grid of 20 with one line width; decoration next to a name, so hidden from screen readers.
export function Icon({ children }: { children: ReactNode }): JSX.Element {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  )
}

/** The guide in the doorway. */
export function DoorIcon(): JSX.Element {
  return (
    <Icon>
      <path d="M4 17V9a6 6 0 0 1 12 0v8M2 17h16" />
      <circle cx="10" cy="12" r="2" />
    </Icon>
  )
}

export function CrossIcon(): JSX.Element {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  )
}

/** A sheet with a pen: a new conversation. */
export function PenIcon(): JSX.Element {
  return (
    <Icon>
      <path d="M10 4H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-4M8.5 11.5v-2.7l6.7-6.7 2.7 2.7-6.7 6.7z" />
    </Icon>
  )
}

/** Two sliders: the settings. */
export function SlidersIcon(): JSX.Element {
  return (
    <Icon>
      <path d="M3 6h14M3 14h14M13 3v6M7 11v6" />
    </Icon>
  )
}

export function ClockIcon(): JSX.Element {
  return (
    <Icon>
      <path d="M10 5.5V10l3 2" />
      <circle className="outline" cx="10" cy="10" r="7.5" />
    </Icon>
  )
}

export function SendIcon(): JSX.Element {
  return (
    <Icon>
      <path d="M10 16V4m-5 5 5-5 5 5" />
    </Icon>
  )
}

export function StopIcon(): JSX.Element {
  return (
    <Icon>
      <rect x="5" y="5" width="10" height="10" rx="1.5" />
    </Icon>
  )
}

export function CopyIcon(): JSX.Element {
  return (
    <Icon>
      <path d="M7 7h9v9H7zM13 4H4v9" />
    </Icon>
  )
}

export function CheckIcon(): JSX.Element {
  return (
    <Icon>
      <path d="m4 10.5 4 4 8-9" />
    </Icon>
  )
}

export function AgainIcon(): JSX.Element {
  return (
    <Icon>
      <path d="M16 10a6 6 0 1 1-1.8-4.2L16 7.5M16 3.5v4h-4" />
    </Icon>
  )
}

export function AlertIcon(): JSX.Element {
  return (
    <Icon>
      <path d="M10 6.5v4.2m0 2.8v.1" />
      <circle className="outline" cx="10" cy="10" r="7.5" />
    </Icon>
  )
}

export function DownIcon(): JSX.Element {
  return (
    <Icon>
      <path d="M10 4v12m-5-5 5 5 5-5" />
    </Icon>
  )
}

/** The doorway as a picture: two arches, a threshold, and the guide as one dot. */
export function DoorArt(): JSX.Element {
  return (
    <svg className="art" viewBox="0 0 72 72" aria-hidden="true">
      <path d="M18 64V34a18 18 0 0 1 36 0v30M24 64V34a12 12 0 0 1 24 0v30M4 64h64" />
      <circle cx="36" cy="48" r="5" />
    </svg>
  )
}
