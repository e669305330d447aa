export { orderedPdfColumns } from './content-columns.ts';
export { makeNextOrderedPdf, type OrderedText } from './make-pdf.ts';
export { maxRunMs } from './order-rules.ts';
export type { ClaimedText, OrderedPdf, OrderKey } from './queries.ts';
export {
  cancelOrder,
  deleteOldOrders,
  eraseOrderedPdfs,
  erasePdfOrders,
  listReadyNotices,
  loadReadyOrder,
  orderPdfs,
  orderQueue,
  readOrder,
} from './service.ts';
