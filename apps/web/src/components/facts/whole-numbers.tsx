/** The number of a request, of its lunch, of a predračun. */
export const DOCUMENT_NUMBER = /([A-Z]{2}-\d{4}-\d{6,})/g;

/** A text in which no line ends within the number of a document, unless the number is longer than a line. */
export const WholeNumbers = ({ text }: { text: string }) =>
  text.split(DOCUMENT_NUMBER).map((part, index) =>
    // Every second part is what the pattern found.
    index % 2 === 1 ? (
      <span key={part} style={{ display: 'inline-block' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
