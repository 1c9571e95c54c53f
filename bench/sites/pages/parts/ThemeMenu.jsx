'use client'

import { useState } from 'react'
import { Icon } from './Icon.jsx'

const CHOICES = [
  ['auto', 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]

/** The interactive part of the page: the choice of its theme, kept for the next visit. */
export function ThemeMenu() {
  const [theme, setTheme] = useState('auto')

  function choose({ target }) {
    setTheme(target.value)
    localStorage.setItem('theme', target.value)
    if (target.value === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = target.value
  }

  return (
    <>
      <button className="tool" type="button" popoverTarget="Theme" aria-label="Theme">
        <Icon>
          <path d="M10 3a7 7 0 1 0 .01 0z" />
          <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
        </Icon>
      </button>
      <fieldset className="theme" id="Theme" popover="auto">
        <legend className="vh">Theme</legend>
        {CHOICES.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="theme"
              value={value}
              checked={value === theme}
              onChange={choose}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </>
  )
}
