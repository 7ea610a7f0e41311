import type { PDFFont, PDFPage } from 'pdf-lib';
import { plainLatin } from '../../domain/latin.ts';
import type { Document } from './document.ts';

const margin = 56;
const size = 10;
const lineHeight = 14;

/**
 * A text as a standard font can show it, which has the characters of Western European languages alone. Other letters lose
 * their accents, and what is still missing becomes a question mark.
 */
export function shownIn(characters: ReadonlySet<number>, text: string): string {
  const has = (character: string) => characters.has(character.codePointAt(0)!);
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map((each) => {
      if (has(each)) return each;
      const [...plain] = plainLatin(each).replace(/\p{Mark}/gu, '');
      return plain.length && plain.every(has) ? plain.join('') : '?';
    })
    .join('');
}

/** The lines of a text that are at most this wide. Words that are longer than a line are cut. */
export function wrapped(text: string, isTooWide: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && !isTooWide(`${line} ${word}`)) {
      line += ` ${word}`;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of word) {
      if (line && isTooWide(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}

/** An invoice or a credit note as a PDF file of one A4 page. The same document always gives the same octets. */
export async function pdfOf(document: Document, issuedAt: Date): Promise<Uint8Array> {
  const { PageSizes, PDFDocument, StandardFonts } = await import('pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${document.title} ${document.number}`, { showInWindowTitleBar: true });
  pdf.setLanguage('en');
  pdf.setCreationDate(issuedAt);
  pdf.setModificationDate(issuedAt);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  draw(pdf.addPage(PageSizes.A4), document, { plain, bold });
  return pdf.save();
}

type Fonts = Record<'plain' | 'bold', PDFFont>;
/** Writes on a page. Heights are measured from its lower edge. */
function penOn(page: PDFPage, { plain }: Fonts) {
  const characters = new Set(plain.getCharacterSet());
  const right = page.getWidth() - margin;
  return {
    /** Writes texts from a height downwards, at most `most` wide. Returns the height of the next line. */
    write(texts: readonly string[], x: number, y: number, most: number, font = plain): number {
      const isTooWide = (line: string) => font.widthOfTextAtSize(line, size) > most;
      const lines = texts.flatMap((text) => wrapped(shownIn(characters, text), isTooWide));
      for (const [index, line] of lines.entries())
        page.drawText(line, { x, y: y - index * lineHeight, size, font });
      return y - lines.length * lineHeight;
    },
    /** Writes an amount so that it ends at the right margin. */
    amount(text: string, y: number, font = plain) {
      page.drawText(text, { x: right - font.widthOfTextAtSize(text, size), y, size, font });
    },
    rule(y: number) {
      page.drawLine({ start: { x: margin, y }, end: { x: right, y }, thickness: 0.5 });
    },
  };
}

function draw(page: PDFPage, { title, seller, buyer, facts, item, sums, note }: Document, fonts: Fonts) {
  const { bold } = fonts;
  const { write, amount, rule } = penOn(page, fonts);
  const { width, height } = page.getSize();
  const right = width - margin;
  const middle = width / 2 + 28;
  const column = middle - margin - 20;
  const top = height - margin - 20;
  page.drawText(title, { x: margin, y: top, size: 20, font: bold });
  let left = write(['From'], margin, top - 40, column, bold);
  left = write(seller, margin, left, column);
  left = write(['To'], margin, left - lineHeight, column, bold);
  left = write(buyer, margin, left, column);
  let beside = top - 40;
  for (const [label, text] of facts) {
    write([label], middle, beside, 80, bold);
    beside = write([text], middle + 80, beside, right - middle - 80);
  }
  let y = Math.min(left, beside) - 2 * lineHeight;
  write(['Description'], margin, y, column, bold);
  amount('Amount', y, bold);
  rule(y - 5);
  y -= lineHeight + 6;
  amount(item[1], y);
  y = write([item[0]], margin, y, right - margin - 140);
  rule(y + 5);
  y -= 10;
  for (const [index, [label, text]] of sums.entries()) {
    const font = index === sums.length - 1 ? bold : fonts.plain;
    amount(text, y, font);
    y = write([label], middle, y, right - middle - 100, font) - 2;
  }
  if (note) write([note], margin, y - lineHeight, right - margin);
}
