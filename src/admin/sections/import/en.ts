import { findings } from '#admin/sections/range/findings.en.ts';
import type { ImportTexts } from './de.ts';

/** Texts of import and export, English. */
export const texts: ImportTexts = {
  findings,
  exportTitle: 'Download as a table',
  exportText:
    'A CSV file with all products, for Excel, LibreOffice and Numbers. Change prices and texts, or add rows for new products. Columns that you delete stay as they are in the shop.',
  download: 'Download products',
  downloading: 'Writing the table',
  importTitle: 'Import a table',
  importText:
    'Whatever differs becomes a draft. Nothing is sold before you publish it. If one row has an error, nothing is saved.',
  choose: 'Choose a file',
  drop: 'Or drop it here: a CSV file of at most 5 MB.',
  checking: 'Checking the table',
  result: 'Result for {file}',
  rows: 'Rows of the table',
  saved: 'Saved as drafts: {created} new, {changed} changed. Unchanged: {unchanged}.',
  nothing: 'The shop has all of this already. There is nothing to save.',
  refused: {
    one: 'Nothing was saved: 1 row has errors. Correct it and upload the table again.',
    other: 'Nothing was saved: {count} rows have errors. Correct them and upload the table again.',
  },
  publish: 'Go on to publishing',
  replace: 'Overwrite drafts',
  replaceText: 'Other drafts are in the way. The table can replace them.',
  line: 'Row {line}',
  more: 'And {count} more rows.',
  folderTitle: 'The whole range as a folder',
  folderText:
    'The server writes and reads products, collections, colours, sizes, packs, gifts and uploaded pictures as a folder: npm run catalogue:export -- FOLDER and npm run catalogue:import -- FOLDER.',
  former: 'was {price}',
  outcomes: { created: 'New', changed: 'Changed', unchanged: 'Unchanged', refused: 'Refused' },
  problems: {
    open_quote: 'A quotation mark is not closed: {value}',
    stray_quote:
      'A quotation mark stands alone: {value}. Write it twice, and the whole cell in quotation marks.',
    unreadable_text:
      'Characters are damaged here: {value}. Save the table as “CSV UTF-8” and correct the cell.',
    too_many_rows: 'The table has too many rows: {maximum} at most. Split it.',
    too_many_columns: 'The table has too many columns: {maximum} at most.',
    not_a_table: 'This file is no table. Save yours as “CSV UTF-8” and choose it.',
    not_json: 'This file is no JSON: {reason}',
    no_rows: 'The table has no rows.',
    no_id_column: 'The column “Id” is missing. Download a table and keep its headings.',
    repeated_column: 'The column “{column}” is in the table twice.',
    unknown_column: 'The shop doesn’t know the column “{column}”. Remove it.',
    too_many_cells: 'The row has more cells than the table has columns.',
    no_id: 'The id is missing.',
    unknown_id:
      'There is no product “{value}”. Check the id; for a new product fill in the column “Collection”, too.',
    not_a_price: '“{value}” is no price. Write 59.90, for example.',
    ambiguous_number:
      '“{value}” is thousands or three decimals. Write thousands without a separator.',
    not_a_fibre: 'Line {line} of the cell doesn’t name a percentage and a name in both languages.',
    not_a_number: '“{value}” is no number.',
    not_yes_or_no: 'Write yes or no instead of “{value}”.',
    no_colon: 'Line {line} of the cell lacks a colon.',
    not_a_tag: 'Write filters such as silhouette=kiez instead of “{value}”.',
    not_a_picture: 'Line {line} of the cell doesn’t name view, colour and path.',
    repeated_entry: 'This id is in the table twice.',
    not_the_name: 'The id “{value}” doesn’t match the name of the file.',
    changed_since_export:
      'Version {version} has changed the product since you downloaded the table. Download it again.',
    draft_in_the_way: 'There is another draft already.',
  },
};
