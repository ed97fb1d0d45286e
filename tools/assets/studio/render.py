#!/usr/bin/env python3
"""Renders the range: reads the shop's catalogue (src/catalogue), makes the job list, skips what exists unchanged, writes masters and a manifest.

  python3 render.py --masters DIR   everything that is missing or changed in the folder of masters
  python3 render.py --only pouch,kiez-low-navy
  python3 render.py --view quarter  one view of everything
  python3 render.py --draft         320 px, 16 samples, one contact sheet in the work folder
  python3 render.py --list          what is done, queued and not modelled yet
Options: --model kiez, --res 1200, --spp 48, --force. Environment: STUDIO_MASTERS (instead of --masters), STUDIO_WORK (default .work beside this file), STUDIO_THREADS (2)."""
import argparse,hashlib,json,os,shutil,subprocess,sys,time
HERE=os.path.dirname(os.path.abspath(__file__)); WORK=os.path.abspath(os.environ.get('STUDIO_WORK') or os.path.join(HERE,'.work'))
ROOT=os.path.abspath(os.path.join(HERE,'..','..','..')); NODE=os.path.join(ROOT,'node_modules','node','bin','node')   # the project's own Node, it reads TypeScript
ap=argparse.ArgumentParser(); A=ap.add_argument
A('--only',default=''); A('--model',default=''); A('--view',default=''); A('--colour',default=''); A('--draft',action='store_true'); A('--list',action='store_true'); A('--force',action='store_true')
A('--res',type=int,default=1200); A('--spp',type=int,default=24); A('--masters',default=os.environ.get('STUDIO_MASTERS') or os.path.join(HERE,'.work','masters'))
a=ap.parse_args()
MASTERS=os.path.abspath(a.masters); BLENDER=shutil.which('blender') or a.list or sys.exit('blender is not installed'); BENV={**os.environ,'PATH':os.defpath}   # Blender must find the system's Python, not another one on the PATH
if a.draft: a.res,a.spp=320,16
OUT=os.path.join(WORK,'draft') if a.draft else MASTERS; os.makedirs(OUT,exist_ok=True)
MAN=os.path.join(OUT,'manifest.json')
# raise a number here when a model changes visibly: its pictures are then made again
VERSION=json.load(open(os.path.join(HERE,'versions.json')))
cat=json.loads(subprocess.check_output([NODE,os.path.join(HERE,'catalogue.ts')])); jobs=[]; missing=[]
R=lambda m: a.res if a.draft else max(a.res,2000 if m.startswith('scene-') else 1600 if m.startswith(('use-','jersey-worn')) else 0)      # scenes are at least 2000 px wide, use pictures 1600
def add(model,product,params,views,colour=None):
    for w in views:
        j=dict(id=f"{product}/{colour+'-' if colour else ''}{w}",product=product,colour=colour,view=w,model=model,params=params)
        if model is None or model not in VERSION: missing.append(j); continue
        g=dict(v=VERSION[model],res=R(model),view=w,model=model)
        j['light']=hashlib.sha256(json.dumps(g,sort_keys=True).encode()).hexdigest()[:12]
        j['hash']=hashlib.sha256(json.dumps(dict(g,params=params),sort_keys=True).encode()).hexdigest()[:16]; jobs.append(j)
S=cat['sneakers']
for it in S['items']:
    m=it['silhouette']
    if m=='kiez' and 'suede' in VERSION.get('_suede',{}).get(it['id'],''): add('kiez-suede',it['id'],dict(it['colours'],suede=1),S['views'])
    else: add(m,it['id'],it['colours'],S['views'])
for b in cat['bags']['items']:
    for val,name,hx in b['colours']: add('pouch-schwarz' if (b['id'],val)==('pouch','schwarz') else b['id'],b['id'],dict(c=hx),b['views'],val)
C=cat['cap']
for c in C['colours']: add('cap',C['id'],dict(c=c['hex']),C['views'],c['value'])
ACC=json.load(open(os.path.join(HERE,'products.json')))                     # product id -> model and parameters
for it in cat['accessories']['items']:
    q=ACC.get(it['id'],{}); add(q.get('model'),it['id'],q.get('params',{}),cat['accessories']['views'])
for it in cat['jerseys']['items']:
    q=ACC.get(it['id'],{}); add(q.get('model','jersey' if 'jersey' in VERSION else None),it['id'],q.get('params',dict(id=it['id'],number=it['number'])),cat['jerseys']['views'])
for it in cat['scenes']:
    q=ACC.get(it['id'],{})
    if q: add(q.get('model'),it['id'],q.get('params',{}),q.get('views',['main']))
    else: missing.append(dict(id='scene/'+it['id']))
for u in json.load(open(os.path.join(HERE,'uses.json'))): add(u['model'],u['product'],u.get('params',{}),[u['view']])      # inside, scale, use, worn: one picture each
pick=[x for x in a.only.split(',') if x]; sel=lambda j:(not pick or j['product'] in pick) and (not a.model or j['model'] in a.model.split(',')) and (not a.view or j['view'] in a.view.split(',')) and (not a.colour or j.get('colour') in (None,*a.colour.split(',')))
def manifest():
    try: return json.load(open(MAN))
    except FileNotFoundError: return {}
def target(j): return os.path.join(OUT,j['id']+('.png' if a.draft else '.avif'))
man=manifest(); todo=[j for j in jobs if sel(j) and (a.force or man.get(j['id'],{}).get('hash')!=j['hash'] or not os.path.exists(target(j)))]
if a.list:
    import signal; signal.signal(signal.SIGPIPE,signal.SIG_DFL)
    print(f"{len(jobs)} pictures modelled, {len([j for j in jobs if man.get(j['id'],{}).get('hash')==j['hash']])} done, {len(todo)} queued"); print('not modelled yet:',', '.join(dict.fromkeys(j['id'].split('/')[0] if not j['id'].startswith('scene/') else j['id'] for j in missing)) or 'nothing')
    for j in todo: print(' ',j['id'])
    sys.exit()
# one Blender process per model and view: light passes are traced once and shared by all colours
groups={}
for j in todo: groups.setdefault((VERSION['_order'].index(j['model']) if j['model'] in VERSION['_order'] else 99,j['model'],j['view']),[]).append(j)
order=sorted(groups,key=lambda k:(VERSION['_views'].index(k[2]) if k[2] in VERSION['_views'] else 9,k[0]) if VERSION.get('_by_view') else k[:1]+(VERSION['_views'].index(k[2]) if k[2] in VERSION['_views'] else 9,))
os.makedirs(os.path.join(WORK,'jobs'),exist_ok=True); t0=time.time(); n=0; log=lambda *x: print(time.strftime('%H:%M:%S'),*x,flush=True)
log(f'{len(todo)} pictures in {len(order)} groups')
pending=[]
def settle(wait=False):
    global pending
    left=[]
    for p,j,d in pending:
        if wait: p.wait()
        if p.poll() is None: left.append((p,j,d)); continue
        if p.returncode: log('ENCODE FAILED',j['id']); continue
        m=manifest(); m[j['id']]=dict(hash=j['hash'],model=j['model'],size=R(j['model']),bytes=os.path.getsize(target(j)),seconds=d['seconds'],how=d['how'])
        tmp=MAN+f'.{os.getpid()}'; open(tmp,'w').write(json.dumps(dict(sorted(m.items())),indent=0)+'\n'); os.replace(tmp,MAN); os.remove(d['png'])
    pending=left
for key in order:
    js=groups[key]; var={}
    for j in js: var.setdefault(json.dumps(j['params'],sort_keys=True),dict(params=j['params'],pictures=[]))['pictures'].append(dict(id=j['id'],view=j['view']))
    spec=os.path.join(WORK,'jobs',f'{key[1]}-{key[2]}-{os.getpid()}.json'); json.dump(dict(model=key[1],version=VERSION[key[1]],res=R(key[1]),spp=a.spp,light={j['view']:j['light'] for j in js},variants=list(var.values())),open(spec,'w'))
    log('START',key[1],key[2],len(js),'pictures')
    p=subprocess.Popen(['nice','-n',os.environ.get('STUDIO_NICE','10'),BLENDER,'-b','--factory-startup','--python-exit-code','3','--python',os.path.join(HERE,'worker.py'),'--',spec],stdout=subprocess.PIPE,stderr=subprocess.STDOUT,text=True,env=BENV); tail=[]
    byid={j['id']:j for j in js}
    for line in p.stdout:
        if line.startswith('DONE '):
            d=json.loads(line[5:]); j=byid[d['id']]; n+=1
            if a.draft:
                os.makedirs(os.path.dirname(target(j)),exist_ok=True); os.replace(d['png'],target(j)); m=manifest(); m[j['id']]=dict(hash=j['hash'],seconds=d['seconds']); open(MAN,'w').write(json.dumps(m,indent=0))
            else: pending.append((subprocess.Popen(['nice','-n',os.environ.get('STUDIO_NICE','10'),NODE,os.path.join(HERE,'encode.mjs'),d['png'],target(j),str(R(j['model']))]),j,d))
            settle()
            while len(pending)>2: time.sleep(.3); settle()
            rest=(time.time()-t0)/n*(len(todo)-n); log(f"{n}/{len(todo)} {d['id']} {d['seconds']}s {d['how']}, about {rest/60:.0f} min left")
        elif line.startswith('LIGHT '): log(' ',line.strip())
        elif not line.startswith(('Fra:','Saved',' Time')) and line.strip(): tail=(tail+[line.rstrip()])[-12:]
    if p.wait(): log('FAILED',key[1],key[2],'\n    '+'\n    '.join(tail))
    os.remove(spec)
settle(True)
if a.draft: subprocess.run([BLENDER,'-b','--factory-startup','--python',os.path.join(HERE,'sheet.py'),'--',OUT],stdout=subprocess.DEVNULL,env=BENV)
log('END',n,'of',len(todo))
