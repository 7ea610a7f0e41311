import PDFDocument from 'pdfkit';
import type { Document } from './document.ts';
import { charactersOf, type Fonts, notoSans, runsOf, shownIn, type Weight } from './fonts.ts';

const margin = 56;
const size = 10;
const lineHeight = 14;
const a4 = { width: 595.28, height: 841.89 };

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
    for (const character of charactersOf(word)) {
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
  const pdf = new PDFDocument({
    size: [a4.width, a4.height],
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: { Title: `${document.title} ${document.number}`, CreationDate: issuedAt, ModDate: issuedAt },
  });
  draw(pdf, document);
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
}

/** Writes on a page. Heights are those of a line's letters, measured from the upper edge. */
function penOn(pdf: PDFKit.PDFDocument, fonts: Fonts) {
  const right = a4.width - margin;
  /** Chooses the font in which texts are then measured and written. */
  // Its types lack the fonts that are read already, which it takes.
  const inFont = (weight: Weight, points = size) =>
    pdf.font(fonts[weight] as unknown as Uint8Array).fontSize(points);
  const widthOf = (text: string, weight: Weight) =>
    runsOf(text).reduce((sum, run) => sum + inFont(weight).widthOfString(run), 0);
  /** Writes one line. */
  function line(text: string, x: number, y: number, weight: Weight, points = size) {
    inFont(weight, points);
    for (const run of runsOf(text)) {
      pdf.text(run, x, y, { lineBreak: false, baseline: 'alphabetic' });
      x += pdf.widthOfString(run);
    }
  }
  return {
    line,
    /** Writes texts from a height downwards, at most `most` wide. Returns the height of the next line. */
    write(texts: readonly string[], x: number, y: number, most: number, weight: Weight = 'plain'): number {
      const isTooWide = (text: string) => widthOf(text, weight) > most;
      const lines = texts.flatMap((text) => wrapped(shownIn(fonts[weight], text), isTooWide));
      for (const [index, each] of lines.entries()) line(each, x, y + index * lineHeight, weight);
      return y + lines.length * lineHeight;
    },
    /** Writes an amount so that it ends at the right margin. */
    amount: (text: string, y: number, weight: Weight = 'plain') =>
      line(text, right - widthOf(text, weight), y, weight),
    rule: (y: number) => pdf.moveTo(margin, y).lineTo(right, y).lineWidth(0.5).stroke(),
  };
}

function draw(pdf: PDFKit.PDFDocument, { title, seller, buyer, facts, item, sums, note }: Document) {
  const { line, write, amount, rule } = penOn(pdf, notoSans());
  const right = a4.width - margin;
  const middle = a4.width / 2 + 28;
  const column = middle - margin - 20;
  const top = margin + 20;
  line(title, margin, top, 'bold', 20);
  let left = write(['From'], margin, top + 40, column, 'bold');
  left = write(seller, margin, left, column);
  left = write(['To'], margin, left + lineHeight, column, 'bold');
  left = write(buyer, margin, left, column);
  let beside = top + 40;
  for (const [label, text] of facts) {
    write([label], middle, beside, 80, 'bold');
    beside = write([text], middle + 80, beside, right - middle - 80);
  }
  let y = Math.max(left, beside) + 2 * lineHeight;
  write(['Description'], margin, y, column, 'bold');
  amount('Amount', y, 'bold');
  rule(y + 5);
  y += lineHeight + 6;
  amount(item[1], y);
  y = write([item[0]], margin, y, right - margin - 140);
  rule(y - 5);
  y += 10;
  for (const [index, [label, text]] of sums.entries()) {
    const weight = index === sums.length - 1 ? 'bold' : 'plain';
    amount(text, y, weight);
    y = write([label], middle, y, right - middle - 100, weight) + 2;
  }
  if (note) write([note], margin, y + lineHeight, right - margin);
}
