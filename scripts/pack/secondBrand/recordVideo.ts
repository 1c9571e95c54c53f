import type { Browser } from '@playwright/test'

/** A short film and its poster, recorded in a browser: the repository holds none. */
export async function recordVideo(browser: Browser): Promise<{ video: Buffer; poster: Buffer }> {
  const page = await browser.newPage()
  try {
    const [video = '', poster = ''] = await page.evaluate(async () => {
      const canvas = document.createElement('canvas')
      canvas.width = 640
      canvas.height = 360
      const pen = canvas.getContext('2d')
      const draw = (share: number): void => {
        if (!pen) return
        pen.fillStyle = '#dfe8ef'
        pen.fillRect(0, 0, 640, 360)
        pen.fillStyle = '#1f5f8b'
        pen.fillRect(280, 140 - 80 * share, 80, 80)
        pen.fillRect(310, 220, 20, 100)
      }
      const toText = (blob: Blob): Promise<string> =>
        new Promise((resolve) => {
          const reader = new FileReader()
          reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''))
          reader.readAsDataURL(blob)
        })
      draw(0)
      const poster = canvas.toDataURL('image/png').split(',')[1] ?? ''
      const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
      const pieces: Blob[] = []
      recorder.ondataavailable = ({ data }) => pieces.push(data)
      const ended = new Promise((resolve) => (recorder.onstop = resolve))
      recorder.start()
      for (let frame = 0; frame < 40; frame += 1) {
        draw(frame / 40)
        await new Promise(requestAnimationFrame)
      }
      recorder.stop()
      await ended
      return [await toText(new Blob(pieces)), poster]
    })
    return { video: Buffer.from(video, 'base64'), poster: Buffer.from(poster, 'base64') }
  } finally {
    await page.close()
  }
}
