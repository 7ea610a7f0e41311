import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { valueAt } from './column.ts';

/** Lists are wide, so that the paper lies across; what is still too wide breaks within its column instead of being cut off. */
const css = `
@page { size: landscape }
.print-sheet { display: none }
@media print {
  body > *:not(.print-sheet) { display: none !important }
  .print-sheet { display: block; color: #000; background: #fff; font: 12px system-ui, sans-serif }
  .print-sheet table { border-collapse: collapse; width: 100% }
  .print-sheet.many { font-size: 8px }
  .print-sheet th, .print-sheet td { border: 1px solid #999; padding: .3em .5em; text-align: left }
  .print-sheet td { overflow-wrap: anywhere }
  .print-sheet thead { display: table-header-group }
  .print-sheet tr { break-inside: avoid }
}`;

/** With more columns than this, paper needs smaller letters. */
const mostLarge = 9;
/** Rows as a plain table that only the printer sees. It opens the print dialog once and then calls back. */
export function PrintSheet({
  title,
  keys,
  rows,
  onDone,
}: {
  title: string;
  keys: readonly string[];
  rows: readonly object[];
  onDone: () => void;
}) {
  useEffect(() => {
    const opened = setTimeout(() => {
      window.print();
      onDone();
    });
    return () => clearTimeout(opened);
  }, [onDone]);
  return createPortal(
    <div className={keys.length > mostLarge ? 'print-sheet many' : 'print-sheet'}>
      <style>{css}</style>
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            {keys.map((key) => (
              <th key={key}>{key}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never changed
            <tr key={index}>
              {keys.map((key) => (
                <td key={key}>{String(valueAt(row, key) ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
