// On a narrow screen the list of guides is one line, at the guide that is shown, with a piece of the one before.
const current = document.querySelector('.columns > nav [aria-current]');
const list = current?.closest('ul');
if (list && list.scrollWidth > list.clientWidth) list.scrollLeft = current.offsetLeft - list.offsetLeft - 32;

// Copy buttons on the guides' blocks of code. Browsers offer the clipboard only to pages that came by a safe way.
const said = { rest: 'Copy', done: 'Copied', failed: 'Not copied' };

function copyButton(code) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.setAttribute('aria-live', 'polite');
  button.textContent = said.rest;
  button.addEventListener('click', async () => {
    const told = await navigator.clipboard.writeText(code.textContent).then(
      () => said.done,
      () => said.failed,
    );
    button.textContent = told;
    setTimeout(() => {
      button.textContent = said.rest;
    }, 2000);
  });
  return button;
}

if (navigator.clipboard)
  for (const block of document.querySelectorAll('.code'))
    block.append(copyButton(block.querySelector('code')));
