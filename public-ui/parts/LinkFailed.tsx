/** What the page of a mailed link shows when the link leads nowhere: that, why, and what helps. */
export function LinkFailed({ title, reason, hint }: { title: string; reason: string; hint: string }) {
  return (
    <>
      <div className="banner" role="alert">
        <b>{title}</b>
        <br />
        {reason}
      </div>
      <p className="soft">{hint}</p>
    </>
  );
}
