import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskText } from './maskText.ts'

describe('maskText', () => {
  it.each([
    ['Write to ada@example.org.', 'Write to [mail].'],
    ['ADA.LOVELACE+site@Mail.Example.CO.UK', '[mail]'],
    ['<grüße@bücher.example>, x@xn--bcher-kva.example', '<[mail]>, [mail]'],
    ['ada＠example．org', '[mail]'],
    ['a@b.de–c@d.de', '[mail]–[mail]'],
    [
      'mail=ada@example.org&a=1, https://a.example/ada@example.org',
      'mail=[mail]&a=1, https://a.example/[mail]',
    ],
    ['mailto:ada@example.org?subject=a', 'mailto:[mail]?subject=a'],
    [`${'a'.repeat(80)}@example.org`, '[mail]'],
  ])('masks the mail addresses of %s', (text, masked) => {
    expect(maskText(text).text).toBe(masked)
  })

  it.each([
    ['Call +49 30 1234567.', 'Call [phone].'],
    ['+49 (0)30 1234567 or +1-202-555-0143', '[phone] or [phone]'],
    ['0049 170 1234567', '[phone]'],
    ['my number is 0170 1234567', 'my number is [phone]'],
    ['030/1234567, (030) 1234567', '[phone], [phone]'],
    ['017012345678', '[phone]'],
    ['06 12 34 56 78', '[phone]'],
    ['0612345678!', '[phone]!'],
    ['(202) 555-0143 or 202.555.0143 or 1-202-555-0143', '[phone] or [phone] or [phone]'],
    ['0170 1234567 0171 7654321', '[phone] [phone]'],
    ['0170 1234567 / 0171 7654321', '[phone] / [phone]'],
    ['tel: 555 1234', 'tel: [phone]'],
    ['my phone number is 5551234', 'my phone number is [phone]'],
    ['Call me at 555-1234', 'Call me at [phone]'],
    ['هاتف: ٠٥٥ ١٢٣ ٤٥٦٧', 'هاتف: [phone]'],
    ['٠٣٠ ١٢٣٤٥٦٧', '[phone]'],
    ['+４９ ３０ １２３４５６７', '[phone]'],
    ['+49\u00a030\u202f1234\u2011567', '[phone]'],
    ['01\u200b70\u00ad 1234567', '[phone]'],
  ])('masks the phone numbers of %s', (text, masked) => {
    expect(maskText(text).text).toBe(masked)
  })

  it.each([
    ['4111 1111 1111 1111', '[card]'],
    ['my card 4111111111111111, 12/27, 123', 'my card [card], 12/27, 123'],
    ['4111-1111-1111-1111 123', '[card] 123'],
    ['5555555555554444 and 2223003122003222', '[card] and [card]'],
    ['3782 822463 10005', '[card]'],
    ['6011111111111117', '[card]'],
    ['٤١١١ ١١١١ ١١١١ ١١١١', '[card]'],
    ['𝟒𝟏𝟏𝟏 𝟏𝟏𝟏𝟏 𝟏𝟏𝟏𝟏 𝟏𝟏𝟏𝟏', '[card]'],
  ])('masks the cards of %s', (text, masked) => {
    expect(maskText(text).text).toBe(masked)
  })

  it.each([
    ['DE89 3704 0044 0532 0130 00 and thanks', '[iban] and thanks'],
    ['GB82WEST12345698765432.', '[iban].'],
    ['iban: nl91 abna 0417 1643 00', 'iban: [iban]'],
    ['FR14-2004-1010-0505-0001-3M02-606', '[iban]'],
  ])('masks the IBANs of %s', (text, masked) => {
    expect(maskText(text).text).toBe(masked)
  })

  it.each([
    [`sk-${'proj-'}Ab1Cd2Ef3Gh4Ij5Kl6Mn7`, '[key]'],
    [`key=${'sk_live_'}4eC39HqLyjWDarjtT1zdp7dc`, 'key=[key]'],
    [`${'ghp_'}16C7e42F292c6912E7710c838347Ae178B4a!`, '[key]!'],
    [`${'AKIA'}IOSFODNN7EXAMPLE`, '[key]'],
    [`${'xoxb-'}1234567890-abcdefghij12345`, '[key]'],
    [`${'AIza'}SyD1e2f3g4h5i6j7k8l9m0n1o2p3q4r5s6t`, '[key]'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P', '[key]'],
    ['token 9fQ2zX7kLm4Rt8VbN3cYw6HjP1sDg5Ae0U ok', 'token [key] ok'],
    ['a\n-----BEGIN RSA PRIVATE KEY-----\nMIIB\n-----END RSA PRIVATE KEY-----\nb', 'a\n[key]\nb'],
    ['-----BEGIN PRIVATE KEY-----\nMIIB', '[key]'],
  ])('masks the keys of %s', (text, masked) => {
    expect(maskText(text).text).toBe(masked)
  })

  it.each([
    // Versions and packages.
    'react@18.2.0, @docent/protocol@0.1.0 and node 26.10.0 (build 22631.4317)',
    'git@code.example:docent/site.git',
    'Chrome/120.0.6099.129 on Windows 10.0.22631.4317',
    // Dates and times.
    '01.02.2024 10:30, 2024-01-31 12:30:59, 31/12/2024 and 2024-01-31T12:30:59.123Z',
    'from 06/2024 - 12/2025, or 06/2024-12/2025',
    '1706704259123',
    // Prices and amounts.
    '1 000 000 000 €, $1,299.00, 12.500,00 EUR, 0.123456789 and 3.141592653589793',
    '+20 %, 2+2, 10000000 visitors',
    // Ports, addresses of the network.
    '80, 443, 8080, 8443 9090 3000-3010',
    '192.168.100.200:8080 and 10.0.0.1/24',
    // Books and articles.
    'ISBN 978-3-16-148410-0, 9780306406157, 0-306-40615-2, ISBN 0306406152, 0306406152',
    'EAN 4006381333931',
    // Orders.
    'order 2024-0001234, order number 0123456789, Bestellnummer: 01701234567, invoice #100045',
    'ticket no. 0301234567 and AB-0301234567',
    // Hashes and ids.
    '793b77153cb5a1f0c3d2e4b5a6978812fe034abc',
    '5d41402abc4b2a76b9719d911017c592',
    '9F86D081884C7D659A2FEAA0C55AD015A3BF4F1B2B0B822CD15D6C15B0F00A08',
    '550e8400-e29b-41d4-a716-446655440000',
    'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wCabc1D2e3',
    'sha256-47DEQpj8HBSaTImW5JCeuQeRkm5NMpJWZG3hSuFU',
    // Cards and IBANs whose checksums are wrong.
    '4111 1111 1111 1112',
    'DE88370400440532013000 and XX89370400440532013000',
    // Words.
    'getUserByIdFromTheFirstDatabaseThatHasIt2AndReturnNull',
    'sk-learn-based-classification-of-things-2024',
    'the-quick-brown-fox-jumps-over-the-lazy-dog-12345',
    'https://docent.example/products/widget-2024-01-31-a-long-title-of-a-page',
    'Widget-2024-01-31-A-Long-Title-Of-A-Page, HTMLParserV2ForXMLDocumentsFrom2024AndLater',
    'MAX_CONNECTIONS_PER_HOST_V2_DEFAULT_VALUE_IN_CONFIG_3_4_5',
    'Foo @ bar, @handle and 5 @ 3.50',
  ])('leaves %s as it is', (text) => {
    expect(maskText(text)).toEqual({ text, counts: {} })
  })

  it('counts what it masked by its kind', () => {
    const text = 'a@b.example or c@d.example, +49 30 1234567'
    expect(maskText(text).counts).toEqual({ mail: 2, phone: 1 })
  })

  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.stringMatching(/^[\d ()+./-]{0,24}$/),
    fc.constantFrom('a@b.example', '+49 30 1234567', '4111111111111111', '0170 1234567', 'tel: '),
    fc.constantFrom(
      'DE89370400440532013000',
      'AKIAIOSFODNN7EXAMPLE',
      '@',
      '-----',
      'order ',
      '@a.de',
    ),
  )

  it('never throws, and leaves masked text as it is', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { text } = maskText(pieces.join(''))
        expect(maskText(text)).toEqual({ text, counts: {} })
      }),
      { numRuns: 2_000 },
    )
  })

  it('keeps every character around what it masked', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zé👋\u200b ]{0,8}$/u), (around) => {
        const { text } = maskText(`${around} a@b.example ${around}`)
        expect(text).toBe(`${around} [mail] ${around}`)
      }),
    )
  })

  it.each([
    ['digits', '0'],
    ['digits with spaces', '01 '],
    ['digits in brackets', '(0)'],
    ['letters', 'a'],
    ['mailboxes without a host', 'a@'],
    ['hosts without an end', 'a@b.'],
    ['labels', 'phone number is '],
    ['dashes', '-'],
    ['beginnings of keys', 'sk-'],
    ['beginnings of private keys', '-----BEGIN PRIVATE KEY----- '],
    ['words with dots', 'a1.'],
    ['beginnings of IBANs', 'DE89 '],
    ['digits of another script', '٤'],
    ['invisible characters', '1\u200b'],
    ['addresses', 'a@b.example '],
    ['phone numbers', '0170 1234567 '],
  ])('reads 200,000 characters of %s without going back and forth', (_, unit) => {
    // With a search whose time grows with the square this would take minutes.
    const text = unit.repeat(200_000 / unit.length)
    expect(maskText(text).text.length).toBeGreaterThan(0)
  })
})
